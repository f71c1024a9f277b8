const LEAD = /^(?:search for|find|show me|look for)\b\s*/i;

/** What to search for in something said: 'show me lentil soup' asks for 'lentil soup'. */
export function searchIn(said: string): string {
  const phrase = said.trim().replace(/(?<![.?!])[.?!]+$/, '');
  return phrase.replace(LEAD, '').trim() || phrase;
}

const REASONS: Record<string, string> = {
  'no-speech': 'No speech was detected. Please try speaking again.',
  'audio-capture': 'No microphone was found. Please check your microphone.',
  'not-allowed': 'Microphone permission denied. Please allow microphone access.',
  network: 'Network error occurred. Please check your connection.',
  'service-not-allowed': 'Speech recognition service not allowed.',
};

/** What went wrong while listening, by the Web Speech API's code. */
export const reasonOf = (code: string) => REASONS[code] ?? `Error: ${code}. Please try again.`;
