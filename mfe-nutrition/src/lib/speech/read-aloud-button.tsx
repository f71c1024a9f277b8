import { useSpeech, useToast } from '@nestwell/remote-kit';
import { IconButton, Square, Volume2 } from '@nestwell/ui';

interface ReadAloudButtonProps {
  /** What is read, in the button's name: 'Lentil Stew'. */
  name: string;
  text: () => string;
}

/** Reads a text aloud; pressed again it stops. Another reading, anywhere on the page, stops it too. */
export function ReadAloudButton({ name, text }: ReadAloudButtonProps) {
  const speech = useSpeech();
  const { toast } = useToast();
  const press = () => {
    if (speech.supported) speech.toggle(text());
    else
      toast({
        title: 'Text-to-speech not supported',
        description: 'This browser cannot read aloud.',
        tone: 'alert',
      });
  };
  return (
    <IconButton
      label={speech.speaking ? `Stop reading ${name}` : `Read ${name} aloud`}
      pressed={speech.speaking}
      onClick={press}
    >
      {speech.speaking ? <Square aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
    </IconButton>
  );
}
