import { useLacksPlan } from './use-lacks-plan';

interface Way {
  to: string;
  label: string;
}

/** Where a page that is open without a plan leads back to: Home, or, without the plan that Home needs, what stays open. */
export function useWayHome(open: Way = { to: '/care', label: 'Care' }): Way {
  return useLacksPlan() ? open : { to: '/', label: 'Home' };
}
