import { borrowedIn } from '@nestwell/build/agreement/lent-names';
import type { Agreement, Lent } from '@nestwell/build/agreement/agreement';
import { serviceProblems, shellProblems } from './candidate';

const lends = (...names: string[]): Lent => ({
  names,
  tokens: { set: [], read: [] },
  classes: [],
  components: {},
  natives: [],
});
const inShell = (...names: string[]) => ({
  shells: [
    {
      version: 's1',
      environment: 'production',
      where: 'production (last good)',
      agreement: { calls: {}, borrowed: [], lends: lends(...names) },
    },
  ],
});
const borrowing = (source: string): Agreement => ({ calls: {}, borrowed: borrowedIn([source]) });

it.each([
  [
    'shown at a hover',
    "import { Card, Peek } from '@nestwell/ui'; <Card onMouseEnter={() => show(<Peek />)} />;",
  ],
  ['handed on', "import { Card } from '@nestwell/ui'; export { Peek } from '@nestwell/ui';"],
  ['one of all', "import * as kit from '@nestwell/ui'; const peek = () => kit.Peek; kit.Card;"],
])('what a live shell does not lend yet is told, even where it is only %s', (_, source) => {
  expect(shellProblems('tea', borrowing(source), inShell('Card of @nestwell/ui'))).toEqual([
    'nobody lends Peek of @nestwell/ui; tea would break in the shell s1 of production (last good)',
  ]);
  const both = inShell('Card of @nestwell/ui', 'Peek of @nestwell/ui');
  expect(shellProblems('tea', borrowing(source), both)).toEqual([]);
});

it('what is fetched whole is taken to need everything', () => {
  const shells = inShell('Gone of @nestwell/ui');
  const told = shellProblems('tea', borrowing("const kit = () => import('@nestwell/ui');"), shells);

  expect(told).toContain(
    'nobody lends Button of @nestwell/ui; tea would break in the shell s1 of production (last good)',
  );
});

it('what an older React of a live shell does not have is told, unless that shell says nothing of React', () => {
  const candidate = borrowing(
    "import { useState, useEffectEvent, type ReactNode, CSSProperties } from 'react';",
  );

  expect(candidate.borrowed).toEqual(['useEffectEvent of react', 'useState of react']);
  expect(shellProblems('tea', candidate, inShell('useState of react'))).toEqual([
    'nobody lends useEffectEvent of react; tea would break in the shell s1 of production (last good)',
  ]);
  expect(shellProblems('tea', candidate, inShell('Card of @nestwell/ui'))).toEqual([]);
});

it('a module built with another major version of what a live shell has is told', () => {
  const { shells } = inShell();
  const [shell] = shells.map((it) => {
    const { agreement } = it;
    return {
      ...it,
      agreement: { ...agreement, lends: { ...agreement.lends, libraries: { react: '19.3.1' } } },
    };
  });
  const candidate = { calls: {}, borrowed: [], builtWith: { react: '20.0.0' } };

  expect(shellProblems('tea', candidate, { shells: shell ? [shell] : [] })).toEqual([
    'it was built with react 20.0.0, and the shell has 19.3.1; tea would break in the shell s1 of production (last good)',
  ]);
});

const text = { type: 'object', properties: { name: { type: 'string' } }, additionalProperties: false };
const more = { ...text, properties: { ...text.properties, cups: { type: 'number' } } };
const asking = (calls: Agreement['calls']) => ({ calls, borrowed: [] });

it('a call that the live services do not answer is told, and what to do', () => {
  const services = [{ environment: 'staging', calls: {} }];

  expect(serviceProblems('tea', asking({ 'GET /api/tea': { response: text } }), { services })).toEqual([
    'GET /api/tea is not answered; tea would break with the services of staging: release them first',
  ]);
});

it('what is sent that they refuse, and expected that they do not answer, is told', () => {
  const services = [{ environment: 'staging', calls: { 'POST /api/tea': { body: text, response: text } } }];
  const wanted = { ...more, required: ['cups'] };

  expect(
    serviceProblems('tea', asking({ 'POST /api/tea': { body: more, response: wanted } }), { services }),
  ).toEqual([
    expect.stringContaining('POST /api/tea: removed the required property cups'),
    expect.stringContaining('POST /api/tea: removed the request property cups'),
  ]);
});

it('services that answer more than is asked break nobody', () => {
  const services = [
    { environment: 'staging', calls: { 'GET /api/tea': { response: more }, 'GET /api/cake': {} } },
  ];

  expect(serviceProblems('tea', asking({ 'GET /api/tea': { response: text } }), { services })).toEqual([]);
});
