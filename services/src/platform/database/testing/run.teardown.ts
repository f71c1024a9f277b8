import { stopMariadb } from './mariadb-of-the-run';

export default stopMariadb;
