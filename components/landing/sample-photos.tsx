import { samplePhotos } from "@/lib/content/walkthrough";

type PhotoId = (typeof samplePhotos)[number]["id"];

/** The demo's photo draws itself; the others are drawn here, of its parts. */
const drawings: Partial<Record<PhotoId, React.ReactNode>> = {
  "photo-2": <CloseUp />,
  "photo-3": <BesideRuler />,
  "photo-4": <OnCard />,
};

/** The photos of the piece with their numbers, each named by its alt text. */
export function SamplePhotos() {
  return (
    <ol className="grid grid-cols-2 gap-2">
      {samplePhotos.map(({ id, altText }, index) => (
        <li key={id} className="relative overflow-hidden rounded-md">
          <svg
            viewBox="0 0 240 240"
            role="img"
            aria-label={altText}
            className="block w-full"
          >
            {drawings[id] ?? <use href={`#${id}`} />}
          </svg>
          <span
            className="absolute bottom-1.5 left-1.5 grid size-6 place-items-center rounded-full bg-background font-semibold text-sm tabular-nums leading-none"
            aria-hidden="true"
          >
            {index + 1}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** A photo that is on the page already. */
export const PhotoAgain = ({
  id,
  className,
}: {
  id: PhotoId;
  className?: string;
}) => (
  <svg viewBox="0 0 240 240" className={className} aria-hidden="true">
    <use href={`#${id}`} />
  </svg>
);

function CloseUp() {
  return (
    <g id="photo-2">
      <rect width="240" height="240" fill="#6d6a5f" />
      <path d="M0 0h240v96C160 120 90 70 0 104z" fill="#7d7a6d" />
      <use
        href="#earring"
        transform="translate(112 -36) rotate(-6) scale(3.100)"
      />
      <rect width="240" height="240" fill="url(#daylight)" />
    </g>
  );
}

/** Of wood, with a mark for each of its centimeters. */
function BesideRuler() {
  return (
    <g id="photo-3">
      <rect width="240" height="240" fill="#eee9df" />
      <path d="M0 178 240 150v90H0z" fill="#e0d8ca" />
      <use href="#earring" transform="translate(92 78) scale(1.450)" />
      <path d="M178 0h44v240h-44z" fill="#4a3018" opacity="0.18" />
      <path d="M172 0h44v240h-44z" fill="#d9b27c" />
      <path
        d="M172 20h20m-20 16h12m-12 16h20m-20 16h12m-12 16h20m-20 16h12m-12 16h20m-20 16h12m-12 16h20m-20 16h12m-12 16h20m-20 16h12m-12 16h20"
        stroke="#5d4120"
        strokeWidth="2"
      />
      <rect width="240" height="240" fill="url(#daylight)" />
    </g>
  );
}

function OnCard() {
  return (
    <g id="photo-4">
      <rect width="240" height="240" fill="#5c6b60" />
      <path d="M0 150 240 96v144H0z" fill="#52605a" />
      <g transform="rotate(-5 120 120)">
        <path d="M42 32h164v190H42z" fill="#20281f" opacity="0.3" />
        <path d="M36 24h164v190H36z" fill="#c8a478" />
        <path
          d="M92 196h52"
          stroke="#7d5a34"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <use href="#earring" transform="translate(78 88) scale(0.850)" />
        <use href="#earring" transform="translate(158 88) scale(0.850)" />
      </g>
      <rect width="240" height="240" fill="url(#daylight)" />
    </g>
  );
}
