export { AnalysisModule } from './analysis.module.js';
