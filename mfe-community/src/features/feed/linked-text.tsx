import { VisuallyHidden } from '@nestwell/ui';
import { Fragment } from 'react';

const ADDRESS = /(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)])/g;

/** Her words as they are; web addresses become links that tell the other site nothing about ours. */
export function LinkedText({ children }: { children: string }) {
  return children.split(ADDRESS).map((part, index) =>
    index % 2 === 1 ? (
      <a key={index} href={part} target="_blank" rel="nofollow ugc noopener noreferrer">
        {part}
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </a>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
