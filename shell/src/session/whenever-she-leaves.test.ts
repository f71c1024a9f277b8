import { aUser } from '@nestwell/remote-kit/testing';
import { createShellStore, signedIn, signedOut } from './session-slice';
import { wheneverSheLeaves } from './whenever-she-leaves';

it('tells once that she has gone, or that another has come in her place, and nothing of what changes about her', () => {
  const store = createShellStore();
  const left = jest.fn();
  wheneverSheLeaves(store, left);
  store.dispatch(signedOut());
  store.dispatch(signedIn(aUser()));
  store.dispatch(signedIn(aUser({ name: 'Ada' })));
  expect(left).not.toHaveBeenCalled();

  store.dispatch(signedIn(aUser({ id: '01980000-0000-7000-8000-000000000002' })));
  expect(left).toHaveBeenCalledTimes(1);
  store.dispatch(signedOut());
  store.dispatch(signedOut());
  expect(left).toHaveBeenCalledTimes(2);
});
