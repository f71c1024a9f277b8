import { VisuallyHidden } from '@nestwell/ui';
import { Fragment } from 'react';

const ADDRESS = /(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)])/g;
/** Characters without a shape of their own: those that turn the direction of what is read, or have no width. */
const INVISIBLE = /[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/u;
/** `https://bank.example@evil.example` leads to evil.example. */
const USER_INFO = /^https?:\/\/[^/?#]*@/;

/**
 * Her words as they are; web addresses become links that tell the other site nothing about ours. An address that a reader
 * would take for another site's stays text; `dir` keeps marks before a link from changing how it is read.
 */
export function LinkedText({ children }: { children: string }) {
  return children.split(ADDRESS).map((part, index) =>
    index % 2 === 1 && isPlain(part) ? (
      <a key={index} href={part} dir="ltr" target="_blank" rel="nofollow ugc noopener noreferrer">
        {part}
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </a>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}

const isPlain = (address: string) =>
  !INVISIBLE.test(address) && !USER_INFO.test(address) && URL.canParse(address);
