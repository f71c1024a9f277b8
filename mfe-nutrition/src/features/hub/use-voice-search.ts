import { useToast, useVoiceInput, type VoiceInput } from '@nestwell/remote-kit';
import { reasonOf, searchIn } from './lib/voice-phrase';

/** Listens for one phrase to search recipes for, and says what happens at each turn. */
export function useVoiceSearch(
  onSearch: (search: string) => void,
): Pick<VoiceInput, 'listening'> & { toggle: () => void } {
  const { toast } = useToast();
  const alert = (title: string, description: string) => toast({ title, description, tone: 'alert' });
  const voice = useVoiceInput({
    onHeard: (said) => {
      const search = searchIn(said);
      if (search === '') return;
      onSearch(search);
      toast({ title: 'Voice search', description: `Searching for: ${search}` });
    },
    onError: (code) => {
      if (code === 'unsupported') alert('Voice recognition not supported', 'Please try Chrome or Edge.');
      else if (code === 'refused')
        alert('Failed to start voice recognition', 'Please check microphone permissions.');
      else if (code === 'uninitialized')
        alert('Voice recognition not initialized', 'Please refresh the page.');
      else alert('Voice recognition error', reasonOf(code));
    },
  });

  const start = () => {
    if (voice.start())
      toast({ title: 'Voice search activated', description: 'Say what you feel like eating.' });
  };
  return { listening: voice.listening, toggle: voice.listening ? voice.stop : start };
}
