export { AnalysisModule } from './analysis.module.js';
export { CITES_MAX, ClaimVerifier, TEXT_MAX } from './verification/claim-verifier.js';
export type { Evidence } from './verification/evidence.js';
export { findNumbers, type Place, tokensOf } from './verification/tokens.js';
export { cityTerms, createVocabulary, plainVocabulary } from './verification/vocabulary.js';
