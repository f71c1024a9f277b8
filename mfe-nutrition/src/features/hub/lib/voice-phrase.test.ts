import { reasonOf, searchIn } from './voice-phrase';

it.each([
  ['search for lentil soup', 'lentil soup'],
  ['Find salmon', 'salmon'],
  ['show me something with oats.', 'something with oats'],
  ['Look for smoothie', 'smoothie'],
  ['lentil soup', 'lentil soup'],
  ['findings', 'findings'],
  ['find', 'find'],
  ['please find salmon', 'please find salmon'],
])('%s searches for %s', (said, search) => {
  expect(searchIn(said)).toBe(search);
});

it.each([
  ['no-speech', 'No speech was detected. Please try speaking again.'],
  ['audio-capture', 'No microphone was found. Please check your microphone.'],
  ['not-allowed', 'Microphone permission denied. Please allow microphone access.'],
  ['network', 'Network error occurred. Please check your connection.'],
  ['service-not-allowed', 'Speech recognition service not allowed.'],
  ['aborted', 'Error: aborted. Please try again.'],
])('explains %s', (code, reason) => {
  expect(reasonOf(code)).toBe(reason);
});
