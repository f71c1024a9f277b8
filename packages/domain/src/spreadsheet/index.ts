export { csvOf } from './csv';
