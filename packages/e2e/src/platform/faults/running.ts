import { expectMemoryToCome, goInside, pageOf, shown, theRestWorks } from '../victim';
import { expect } from '../../kit/test';
import type { Broken, Fault } from './fault';
import { THROWS, wrapping } from './wrapping';

/** 128 MB that live as long as the page is on the screen, and may go when it is not. */
const HOARDS = `(Component) => (props) => {
  const hoard = globalThis.hoard?.deref() ?? Array.from({ length: 64 }, () => new Uint8Array(2 ** 21).fill(1));
  globalThis.hoard = new WeakRef(hoard);
  const element = Component(props);
  return element && { ...element, props: { ...element.props, [Symbol.for('hoard')]: hoard } };
}`;

/** Breaks only when it is taken off the screen. */
const THROWS_ON_LEAVING = `(Component) => {
  const { createElement, useEffect, Fragment } = lent('react');
  const Leaving = () => { useEffect(() => () => { throw new Error('sabotage'); }, []); return null; };
  return (props) => createElement(Fragment, null, createElement(Leaving), createElement(Component, props));
}`;

const DRAWS_WITHOUT_END = `() => () => {
  const { useState, useLayoutEffect } = lent('react');
  const [times, again] = useState(0);
  useLayoutEffect(() => again(times + 1));
  return null;
}`;

export const throwing: readonly Fault[] = [
  {
    name: 'a throw at evaluation',
    stoppedBy: 'boundary',
    change: { before: "throw new Error('sabotage');" },
  },
  { name: 'a throw at the first render', stoppedBy: 'boundary', change: { after: wrapping(THROWS) } },
  {
    name: 'a throw on leaving',
    stoppedBy: 'boundary',
    leaves: 'everything',
    change: { after: wrapping(THROWS_ON_LEAVING) },
  },
  { name: 'drawing without end', stoppedBy: 'boundary', change: { after: wrapping(DRAWS_WITHOUT_END) } },
  {
    name: 'a throw on every click',
    stoppedBy: 'canary',
    leaves: 'everything',
    change: { after: "addEventListener('click', () => { throw new Error('sabotage'); }, true);" },
  },
  {
    name: 'widgets of another version than its page',
    stoppedBy: 'boundary',
    leaves: 'page',
    change: { after: wrapping(THROWS, 'widgets') },
  },
];

export const being: readonly Fault[] = [
  {
    name: 'a page that hogs memory',
    stoppedBy: 'heartbeat',
    leaves: 'everything',
    change: { after: wrapping(HOARDS, 'pages') },
    meanwhile: givesMemoryBack,
  },
  {
    name: 'more memory than there is',
    stoppedBy: 'boundary',
    change: { after: wrapping('() => () => new ArrayBuffer(Number.MAX_SAFE_INTEGER)') },
  },
  {
    name: 'waiting for ever',
    stoppedBy: 'boundary',
    change: { after: wrapping('() => () => { throw new Promise(() => {}); }') },
  },
  {
    name: 'pages that are nothing',
    stoppedBy: 'boundary',
    leaves: 'widgets',
    change: { after: wrapping('() => undefined', 'pages') },
  },
  { name: 'another contract', stoppedBy: 'boundary', change: { contract: 99 } },
  {
    name: 'no declaration',
    stoppedBy: 'boundary',
    change: { after: 'SCOPE = { init() {}, get: async () => () => ({}) };' },
  },
];

/** Its page is left inside the same document, which then holds nothing of it any more. */
async function givesMemoryBack({ page, id, broken }: Broken): Promise<void> {
  await goInside(page, pageOf(id));
  await expect(shown(page, id, broken)).toBeAttached();
  await theRestWorks(page, id);
  await expectMemoryToCome(page);
}
