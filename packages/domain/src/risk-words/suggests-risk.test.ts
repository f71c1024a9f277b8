import { suggestsRisk } from './suggests-risk';
import { saidPlainly } from './testing/hard-said-plainly';
import { saidRoundabout } from './testing/hard-said-roundabout';
import { bodyAndBaby } from './testing/harmless-body-and-baby';
import { everyday } from './testing/harmless-everyday';
import { heldOutHard, heldOutHarmless } from './testing/held-out';

it.each([...saidPlainly, ...saidRoundabout])('offers support after "%s"', (sentence) => {
  expect(suggestsRisk(sentence)).toBe(true);
});

it.each([...bodyAndBaby, ...everyday])('stays quiet after "%s"', (sentence) => {
  expect(suggestsRisk(sentence)).toBe(false);
});

it('misses at most four of the hard sentences it was not written from', () => {
  expect(heldOutHard.filter((sentence) => !suggestsRisk(sentence)).length).toBeLessThanOrEqual(4);
});

it('is wrong about none of the harmless sentences it was not written from', () => {
  expect(heldOutHarmless.filter(suggestsRisk)).toEqual([]);
});

it.each([
  ['in the middle of a harmless text', 'Slept well. Some nights I want to die. Soup was good.'],
  ['at the very end', 'Some nights I do not want to be here'],
  ['shouted', 'I WANT TO DIE'],
  ['with a blank that does not break', 'I want\u00a0to die'],
  ['with accents and curly quotes', 'I dön‘t want to live'],
  ['before a sign without its blank', 'I want to die!I mean it'],
  ['in disguise', 'thinking about su1c1de and how to k*ll myself'],
])('reads words %s', (_, text) => {
  expect(suggestsRisk(text)).toBe(true);
});

it('never joins what stands in two sentences', () => {
  expect(suggestsRisk('All I want. To die for, this soup!')).toBe(false);
});
