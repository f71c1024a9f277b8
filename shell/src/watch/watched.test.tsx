import { render } from '@testing-library/react';
import { useEffect, useLayoutEffect } from 'react';
import { running, ends } from './running';
import { Watched } from './watched';

const seen: string[] = [];
const see = (what: string) => seen.push(`${what} ${running()?.owner ?? 'nobody'}`);

function Part({ name }: { name: string }) {
  see(`${name} drawn by`);
  useLayoutEffect(() => void see(`${name} laid out by`), [name]);
  useEffect(() => void see(`${name} begun by`), [name]);
  return <Inner name={name} />;
}
const Inner = ({ name }: { name: string }) => {
  see(`inside ${name}`);
  return null;
};

beforeEach(() => seen.splice(0));
afterEach(ends);

it('knows whose code draws each part, and whose effects run, down to its inner parts', () => {
  render(
    <>
      <Watched owner="tea@2">
        <Part name="tea" />
      </Watched>
      <Watched owner="cake@1">
        <Part name="cake" />
      </Watched>
      <Part name="shell" />
    </>,
  );

  expect(seen).toEqual([
    'tea drawn by tea@2',
    'inside tea tea@2',
    'cake drawn by cake@1',
    'inside cake cake@1',
    'shell drawn by nobody',
    'inside shell nobody',
    'tea laid out by tea@2',
    'cake laid out by cake@1',
    'shell laid out by nobody',
    'tea begun by tea@2',
    'cake begun by cake@1',
    'shell begun by nobody',
  ]);
  expect(running()).toBeNull();
});
