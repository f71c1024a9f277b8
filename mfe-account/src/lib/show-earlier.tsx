import { Button, FieldError, handsFocusOn } from '@nestwell/ui';
import { type RefObject, useEffect, useRef } from 'react';

interface ShowEarlierProps {
  /** The list's pages, as `useInfiniteQuery` has them. */
  pages: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
  /** What holds the rows: the first of the new ones gets the focus, so that reading goes on from there. */
  list: RefObject<HTMLElement | null>;
}

/** Below a list that goes on. */
export function ShowEarlier({ pages, list }: ShowEarlierProps) {
  const firstNew = useRef<number>(undefined);
  useEffect(() => {
    const row = firstNew.current === undefined ? undefined : list.current?.children[firstNew.current];
    if (!(row instanceof HTMLElement)) return;
    firstNew.current = undefined;
    row.focus();
  });

  function show() {
    firstNew.current = list.current?.children.length;
    void pages.fetchNextPage();
  }

  if (!pages.hasNextPage) return null;
  return (
    <>
      {pages.isFetchNextPageError && !pages.isFetchingNextPage && (
        <FieldError role="alert">Earlier ones didn’t load. Please try again.</FieldError>
      )}
      <Button
        ref={handsFocusOn}
        variant="line"
        full
        busy={pages.isFetchingNextPage}
        busyLabel="Loading..."
        onClick={show}
      >
        Show earlier
      </Button>
    </>
  );
}
