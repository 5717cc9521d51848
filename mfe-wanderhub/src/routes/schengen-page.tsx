export { Schengen as default } from '../features/tools/schengen/components/schengen';
