import type { Lines } from './line.js';

export const africa: Lines = {
  accra: ['plain', 'bungalows', 'arch', 'beach', 'palm', 'savanna'],
  cairo: ['dunes', 'medina', 'pyramids', 'river', 'palm', 'arid'],
  'cape-town': ['table', 'whitewash', 'lighthouse', 'sea', 'protea', 'austral'],
  casablanca: ['plain', 'whitewash', 'minaret', 'sea', 'palm', 'medit'],
  dakar: ['plain', 'blocks', 'lighthouse', 'beach', 'acacia', 'savanna'],
  johannesburg: ['plain', 'towers', 'needle', 'park', 'acacia', 'savanna'],
  kigali: ['hills', 'bungalows', null, 'fields', 'banana', 'highland'],
  marrakesh: ['alps', 'medina', 'minaret', 'sand', 'palm', 'arid'],
  mindelo: ['ranges', 'colonial', 'lighthouse', 'bay', 'agave', 'arid'],
  mombasa: ['plain', 'whitewash', 'ramparts', 'sea', 'palm', 'tropic'],
  nairobi: ['hills', 'towers', null, 'fields', 'acacia', 'savanna'],
  'port-louis': ['domes', 'shophouses', null, 'bay', 'palm', 'tropic'],
  tunis: ['hills', 'whitewash', 'minaret', 'lake', 'bougainvillea', 'medit'],
  zanzibar: ['islands', 'whitewash', 'minaret', 'beach', 'palm', 'tropic'],
};
