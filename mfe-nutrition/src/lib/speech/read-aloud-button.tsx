import { useSpeech, useToast } from '@nestwell/remote-kit';
import { IconButton, Square, Volume2 } from '@nestwell/ui';
import { useEffect, useRef } from 'react';

interface ReadAloudButtonProps {
  /** What is read, in the button's name: 'Lentil Stew'. */
  name: string;
  /** Its words, which may be on their way. */
  text: () => string | Promise<string>;
}

/** Reads a text aloud; pressed again it stops. Another reading, anywhere on the page, stops it too. */
export function ReadAloudButton({ name, text }: ReadAloudButtonProps) {
  const speech = useSpeech();
  const { toast } = useToast();
  const isHere = useIsHere();
  const alert = (title: string, description: string) => toast({ title, description, tone: 'alert' });
  const read = async () => {
    try {
      const words = text();
      // In the press itself where they are here: a browser may keep silent after it.
      const said = typeof words === 'string' ? words : await words;
      if (isHere.current) speech.toggle(said);
    } catch {
      alert('Nothing to read yet', 'The words didn’t load. Please try again.');
    }
  };
  const press = () => {
    if (!speech.supported) alert('Text-to-speech not supported', 'This browser cannot read aloud.');
    else if (speech.speaking) speech.stop();
    else void read();
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

/** Whether it still stands on the screen. */
function useIsHere() {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
