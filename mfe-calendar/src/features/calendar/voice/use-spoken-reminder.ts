import { deviceFieldValue } from '@nestwell/domain/device-time';
import { useToast, useVoiceInput } from '@nestwell/remote-kit';
import { emptyValues, type FormValues } from '../form/form-values';
import { parseReminder } from './spoken-reminder';

const error = (description: string) => ({ title: 'Voice recognition error', description });

const failures: Record<string, { title: string; description: string }> = {
  'no-speech': error('No speech was detected. Please try speaking again.'),
  'audio-capture': error('No microphone was found. Please check your microphone.'),
  'not-allowed': error('Microphone permission denied. Please allow microphone access.'),
  network: error('Network error occurred. Please check your connection.'),
  'service-not-allowed': error('Speech recognition service not allowed.'),
  unsupported: { title: 'Voice recognition not supported', description: 'Try Chrome or Edge.' },
  refused: {
    title: 'Failed to start voice recognition',
    description: 'Please check microphone permissions.',
  },
  uninitialized: { title: 'Voice recognition not initialized', description: 'Please refresh the page.' },
};

/** Fills the reminder form from one spoken sentence; she corrects it there before saving. */
export function useSpokenReminder(onFilled: (values: FormValues) => void) {
  const { toast } = useToast();
  return useVoiceInput({
    onHeard: (sentence) => {
      const spoken = parseReminder(sentence, new Date());
      if (!spoken) {
        toast({
          title: 'Voice input',
          description: 'Try “remind me to take iron tomorrow at eight”.',
          tone: 'alert',
        });
        return;
      }
      onFilled({ ...emptyValues, ...spoken, due: deviceFieldValue(spoken.due) });
    },
    onError: (code) => {
      const { title, description } = failures[code] ?? {
        title: 'Voice recognition error',
        description: `Error: ${code}. Please try again.`,
      };
      toast({ title, description, tone: 'alert' });
    },
  });
}
