import { deviceFieldValue } from '@nestwell/domain/device-time';
import { useToast, useVoiceInput } from '@nestwell/remote-kit';
import { emptyValues, type FormValues } from '../form/form-values';
import { parseReminder } from './spoken-reminder';

const problems: Record<string, string> = {
  'no-speech': 'No speech was detected. Please try speaking again.',
  'audio-capture': 'No microphone was found. Please check your microphone.',
  'not-allowed': 'Microphone permission denied. Please allow microphone access.',
  network: 'Network error occurred. Please check your connection.',
  'service-not-allowed': 'Speech recognition service not allowed.',
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
      const { title, type, due, recurring } = spoken;
      onFilled({ ...emptyValues, title, type, recurring, due: deviceFieldValue(due) });
    },
    onError: (code) => {
      if (code === 'unsupported') {
        toast({
          title: 'Voice recognition not supported',
          description: 'Try Chrome or Edge.',
          tone: 'alert',
        });
        return;
      }
      const description = problems[code] ?? `Error: ${code}. Please try again.`;
      toast({ title: 'Voice recognition error', description, tone: 'alert' });
    },
  });
}
