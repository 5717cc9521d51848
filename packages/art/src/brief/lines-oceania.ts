import type { Lines } from './line.js';

export const oceania: Lines = {
  auckland: ['cone', 'bungalows', 'needle', 'bay', 'broadleaf', 'austral'],
  brisbane: ['hills', 'towers', 'archbridge', 'river', 'bougainvillea', 'austral'],
  hobart: ['ranges', 'bungalows', 'archbridge', 'bay', 'broadleaf', 'oceanic'],
  melbourne: ['plain', 'terraces', 'spire', 'river', 'broadleaf', 'austral'],
  queenstown: ['alps', 'gables', null, 'lake', 'spruce', 'nordic'],
  sydney: ['plain', 'towers', 'shells', 'bay', 'stonepine', 'austral'],
  wellington: ['hills', 'gables', 'cablecar', 'bay', 'broadleaf', 'oceanic'],
};
