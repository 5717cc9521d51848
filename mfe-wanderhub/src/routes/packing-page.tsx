export { Packing as default } from '../features/tools/packing/components/packing';
