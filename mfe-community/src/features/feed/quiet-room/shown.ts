import type { ShownPosts } from '@nestwell/contracts/community';
import { createContext, useContext } from 'react';

/**
 * What this visit shows, as every read of posts and comments asks for it. It is said by name also where the server would
 * know it, so that what was kept in another state is not taken for it.
 */
export const ShownContext = createContext<ShownPosts>({});

export const useShown = (): ShownPosts => useContext(ShownContext);
