import { riskKindsOf, suggestsEmergency, suggestsRisk } from './risk-kinds-of';
import { saidOtherwise } from './testing/hard-said-otherwise';
import { saidPlainly } from './testing/hard-said-plainly';
import { saidRoundabout } from './testing/hard-said-roundabout';
import { bodyAndBaby } from './testing/harmless-body-and-baby';
import { everyday } from './testing/harmless-everyday';
import { near } from './testing/harmless-near';
import { heldOutHard, heldOutHarmless } from './testing/held-out';
import { kindsSaid } from './testing/kinds-said';

it.each([...saidPlainly, ...saidRoundabout, ...saidOtherwise])('offers support after "%s"', (sentence) => {
  expect(suggestsRisk(sentence)).toBe(true);
});

it.each([...bodyAndBaby, ...everyday, ...near])('stays quiet after "%s"', (sentence) => {
  expect(suggestsRisk(sentence)).toBe(false);
});

it('misses at most 11 of the 47 hard sentences it was not written from', () => {
  expect(heldOutHard.filter((sentence) => !suggestsRisk(sentence)).length).toBeLessThanOrEqual(11);
});

it('is wrong about none of the 51 harmless sentences it was not written from', () => {
  expect(heldOutHarmless.filter(suggestsRisk)).toEqual([]);
});

it.each(kindsSaid)('tells what "%s" is about: %j', (sentence, kinds) => {
  expect(riskKindsOf(sentence)).toEqual(kinds);
});

it.each([
  ['My baby is not breathing', true],
  ['I hear voices', true],
  ['I want to die', false],
  ['My partner hits me', false],
])('knows whether "%s" is an emergency of a body or a mind: %p', (sentence, expected) => {
  expect(suggestsEmergency(sentence)).toBe(expected);
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
