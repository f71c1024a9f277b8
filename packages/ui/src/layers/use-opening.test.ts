import { act, renderHook } from '@testing-library/react';
import { useOpening } from './use-opening';

it('counts its openings, and closing it keeps the count', () => {
  const { result } = renderHook(() => useOpening());
  expect(result.current).toMatchObject({ times: 0, open: false });
  act(() => result.current.start());
  expect(result.current).toMatchObject({ times: 1, open: true });
  act(() => result.current.setOpen(false));
  act(() => result.current.start());

  expect(result.current).toMatchObject({ times: 2, open: true });
});
