import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * The page's tab, kept in its address (`?tab=history`): a reload stays on it and a link can lead to it. The first one
 * needs no words there.
 */
export function useTab<Id extends string>(ids: readonly [Id, ...Id[]]): [tab: Id, choose: (tab: Id) => void] {
  const [params, setParams] = useSearchParams();
  const [first] = ids;
  const tab = ids.find((id) => id === params.get('tab')) ?? first;
  const choose = useCallback(
    (next: Id) => setParams(next === first ? {} : { tab: next }, { replace: true, preventScrollReset: true }),
    [first, setParams],
  );
  return [tab, choose];
}
