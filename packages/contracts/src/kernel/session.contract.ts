import { endpoint } from './endpoint';
import { nothing } from './fields';

export const session = {
  /** Both logouts call it. It returns the same whether a session was running or not. */
  end: endpoint({
    method: 'DELETE',
    path: '/api/session',
    access: 'open',
    summary: 'Sign this browser out',
    response: nothing,
  }),
};
