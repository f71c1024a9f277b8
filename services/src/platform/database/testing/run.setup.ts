import { offerMariadb } from './mariadb-of-the-run';

export default offerMariadb;
