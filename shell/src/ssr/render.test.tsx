/** @jest-environment ./packages/config/jest/two-sided-environment.cjs */
import { lazy, Suspense, use, type ComponentType, type ReactNode } from 'react';
import { htmlOf } from './render';

const unheard = jest.fn();
beforeEach(() => unheard.mockClear());

/** A part that is split off, as its code comes on the server: at hand, and a turn later. */
const splitOff = (Part: ComponentType) => lazy(() => Promise.resolve({ default: Part }));
const Later = ({ children }: { children: ReactNode }) => <Suspense fallback={<i>…</i>}>{children}</Suspense>;

it('draws what was split off, and what that has split off, from the first render on', async () => {
  const Pot = splitOff(() => <b>Tea</b>);
  const Tray = splitOff(() => (
    <Later>
      <Pot />
    </Later>
  ));
  const html = await htmlOf(
    <Later>
      <Tray />
    </Later>,
    unheard,
  );

  expect(html).toContain('<b>Tea</b>');
  expect(html).not.toContain('<i>');
  expect(unheard).not.toHaveBeenCalled();
});

it('leaves to the browser what waits for anything else, with what stands in for it', async () => {
  const never = new Promise<never>(() => undefined);
  const Waits = () => use(never);
  const html = await htmlOf(
    <>
      <b>Tea</b>
      <Later>
        <Waits />
      </Later>
    </>,
    unheard,
  );

  expect(html).toContain('<b>Tea</b>');
  expect(html).toContain('<i>…</i>');
  expect(html).toContain('<template data-dgst=""');
  expect(unheard).not.toHaveBeenCalled();
});
