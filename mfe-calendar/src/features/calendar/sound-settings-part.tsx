import { Button, ScaleSlider, Switch, Volume2 } from '@nestwell/ui';
import { playTone, unlockSound } from '../../lib/chime';
import { changeSoundSettings, useSoundSettings } from '../../lib/sound-settings';
import { volumeLimits } from '../../lib/tones';

/** How reminders sound on this device. */
export function SoundSettingsPart() {
  const { volume, voice } = useSoundSettings();
  const percent = Math.round(volume * 100);
  return (
    <>
      <ScaleSlider
        label="Volume"
        min={volumeLimits.min}
        max={volumeLimits.max}
        step={volumeLimits.step}
        value={volume}
        valueText={volume === 0 ? 'Silent' : `${percent}%`}
        ends={['Silent', 'Loud']}
        onValueChange={(next) => changeSoundSettings({ volume: Math.round(next * 10) / 10 })}
      />
      <Switch
        label="Speak reminders"
        description="Says what is due after the chime"
        checked={voice}
        onCheckedChange={(next) => changeSoundSettings({ voice: next })}
      />
      <Button
        variant="line"
        small
        icon={<Volume2 aria-hidden="true" />}
        onClick={() => {
          unlockSound();
          void playTone('medium', volume);
        }}
      >
        Try the chime
      </Button>
    </>
  );
}
