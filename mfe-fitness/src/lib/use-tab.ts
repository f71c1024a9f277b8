import { useSearchParams } from '@nestwell/remote-kit/router';

/** The page's tab, kept in its address (`?tab=history`): a reload stays on it and a link can lead to it. */
export function useTab<Id extends string>(ids: readonly [Id, ...Id[]]): [tab: Id, choose: (tab: Id) => void] {
  const [params, setParams] = useSearchParams();
  const tab = ids.find((id) => id === params.get('tab')) ?? ids[0];
  const choose = (next: Id) => setParams(next === ids[0] ? {} : { tab: next }, { replace: true });
  return [tab, choose];
}
