import type { Signal } from '@nestwell/contracts/delivery';
import { onCLS, onINP, onLCP } from 'web-vitals';
import { measureVitals } from './vitals';

jest.mock('web-vitals', () => ({ onCLS: jest.fn(), onINP: jest.fn(), onLCP: jest.fn() }));

type Report = (metric: { value: number; delta: number; entries: readonly object[] }) => void;
const reportOf = (on: unknown) => (on as jest.Mock<void, [Report]>).mock.calls.at(-1)?.[0] as Report;

it('each measure counts for the remote in whose part of the page it happened, once', () => {
  document.body.innerHTML =
    '<p data-remote="tea@v1"><b id="tea"></b></p><p data-remote="cake@v2"><b id="cake"></b></p><b id="shell"></b>';
  const [tea, cake, shell] = ['tea', 'cake', 'shell'].map((id) => document.getElementById(id));
  const noted: Signal[] = [];
  const tell = measureVitals((signal) => noted.push(signal));

  reportOf(onLCP)({ value: 900, delta: 900, entries: [{ element: tea }, { element: cake }] });
  reportOf(onINP)({ value: 80, delta: 80, entries: [{ target: tea }] });
  reportOf(onINP)({ value: 200, delta: 120, entries: [{ target: tea }] });
  reportOf(onCLS)({ value: 0.01, delta: 0.01, entries: [{ sources: [{ node: cake }] }] });
  reportOf(onCLS)({ value: 0.02, delta: 0.01, entries: [{ sources: [{ node: shell }] }] });
  cake?.remove();
  tell();
  tell();

  expect(noted).toEqual([
    { id: 'cake', version: 'v2', name: 'lcp', value: 900 },
    { id: 'tea', version: 'v1', name: 'inp', value: 200 },
    { id: 'cake', version: 'v2', name: 'cls', value: 10 },
  ]);
});
