export { suggestsRisk } from './suggests-risk';
