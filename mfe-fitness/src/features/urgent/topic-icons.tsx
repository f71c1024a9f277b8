import {
  Brain,
  Droplet,
  Eye,
  Footprints,
  HandHeart,
  HeartPulse,
  Milk,
  Moon,
  Sun,
  Thermometer,
  Timer,
  TriangleAlert,
  Waves,
  Wind,
  Zap,
} from '@nestwell/ui';

const icons: Record<string, typeof Brain> = {
  accident: TriangleAlert,
  belly: Thermometer,
  bleeding: Droplet,
  breathing: Wind,
  chest: HeartPulse,
  feeding: Milk,
  fluid: Waves,
  head: Eye,
  labor: Timer,
  limb: Footprints,
  mind: Brain,
  movements: Footprints,
  skin: Sun,
  temperature: Thermometer,
  tiredness: Zap,
  violence: HandHeart,
  waking: Moon,
};

export function TopicIcon({ id }: { id: string }) {
  const Icon = icons[id] ?? TriangleAlert;
  return <Icon aria-hidden="true" />;
}
