import type { Post } from '@nestwell/contracts/community';
import { memo, useEffect, useRef, useState } from 'react';
import * as wordsCss from '../../lib/words.module.css';
import { watchNear } from './lib/watch-near';
import { PostCard } from './post-card';
import type { PostActs } from './post-menu';

/** How far outside the screen posts are kept, so that scrolling never shows a gap. */
const NEAR = '1500px 0px';

interface PostBlockProps {
  posts: readonly Post[];
  acts: PostActs;
}

/**
 * One page of the feed. Far from the screen it is an empty box of the height it had: however far she scrolls, only
 * a few dozen posts exist.
 */
export const PostBlock = memo(function PostBlock({ posts, acts }: PostBlockProps) {
  const box = useRef<HTMLDivElement>(null);
  const [reserved, setReserved] = useState<number | null>(null);
  useEffect(() => {
    if (!box.current) return;
    return watchNear(box.current, NEAR, (near, height) => setReserved(near ? null : height));
  }, []);
  return (
    <div ref={box} className={wordsCss.list} style={reserved === null ? undefined : { height: reserved }}>
      {reserved === null && posts.map((post) => <PostCard key={post.id} post={post} acts={acts} />)}
    </div>
  );
});
