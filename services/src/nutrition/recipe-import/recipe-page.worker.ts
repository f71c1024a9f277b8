// A file of its own: a thread starts from one. The server's build makes an entry of it.
export { readPage } from './page/read-page';
