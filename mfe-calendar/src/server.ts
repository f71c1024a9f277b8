export { remote } from './remote';
export { pageQueries } from './page-queries';
