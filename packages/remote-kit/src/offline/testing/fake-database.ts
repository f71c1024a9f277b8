/** Stands in for the browser's database, which jsdom lacks. */
import 'fake-indexeddb/auto';
