import { removeTemporaryFolders } from './folders';

// Said for each file: what is imported by several is read once, and its hooks are those of the first alone.
afterEach(removeTemporaryFolders);
