/**
 * The seller's photo in the demo, drawn: a pair of half moon clay earrings on
 * linen. Its colors are the photo's own. The other photos of the page are made
 * of its parts, by their ids.
 */
export function EarringsPhoto({
  className,
}: {
  className?: string | undefined;
}) {
  return (
    <svg viewBox="0 0 240 240" className={className} aria-hidden="true">
      <defs>
        <pattern id="weave" width="6" height="6" patternUnits="userSpaceOnUse">
          <rect width="6" height="6" fill="#e4d7c1" />
          <path d="M0 1.500h6M0 4.500h6" stroke="#d3c3a8" strokeWidth="0.9" />
          <path d="M1.500 0v6M4.500 0v6" stroke="#efe5d3" strokeWidth="0.7" />
        </pattern>
        <radialGradient id="daylight" cx="0.22" cy="0.12" r="1.05">
          <stop offset="0" stopColor="#fff8e8" stopOpacity="0.75" />
          <stop offset="0.5" stopColor="#fff8e8" stopOpacity="0" />
          <stop offset="1" stopColor="#53391f" stopOpacity="0.32" />
        </radialGradient>
        <linearGradient id="clay" x1="0" y1="0" x2="0.8" y2="1">
          <stop offset="0" stopColor="#cf7349" />
          <stop offset="1" stopColor="#a9502d" />
        </linearGradient>
        <linearGradient id="brass" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#e9c97c" />
          <stop offset="0.5" stopColor="#b98a3a" />
          <stop offset="1" stopColor="#8f6522" />
        </linearGradient>
        <Earring />
      </defs>
      <g id="photo-1">
        <rect width="240" height="240" fill="url(#weave)" />
        <path
          d="M-10 196C60 168 92 214 150 190s70 -10 100 -22v80H-10z"
          fill="#cbb999"
          opacity="0.4"
        />
        <use href="#earring" transform="translate(82 98) rotate(9)" />
        <use href="#earring" transform="translate(168 112) rotate(-13)" />
        <rect width="240" height="240" fill="url(#daylight)" />
      </g>
    </svg>
  );
}

function Earring() {
  return (
    <g id="earring" strokeLinecap="round">
      <g transform="translate(7 9)" fill="#4a3018" opacity="0.24">
        <circle r="16" cy="15" />
        <path d="M-40 41h80a40 40 0 0 1-80 0z" />
        <path
          d="M0-10c-2-32-25-36-27-15"
          fill="none"
          stroke="#4a3018"
          strokeWidth="3"
        />
      </g>
      <path
        d="M0-10c-1-33-26-38-29-16-1 9 2 16 6 20"
        fill="none"
        stroke="url(#brass)"
        strokeWidth="3"
      />
      <circle
        r="6"
        cy="-5"
        fill="none"
        stroke="url(#brass)"
        strokeWidth="2.8"
      />
      <circle r="16" cy="15" fill="#ead9bd" />
      <path
        d="M-11 5a16 16 0 0 1 17-5"
        fill="none"
        stroke="#fbf2df"
        strokeWidth="2"
        opacity="0.9"
      />
      <circle
        r="5"
        cy="36"
        fill="none"
        stroke="url(#brass)"
        strokeWidth="2.600"
      />
      <path d="M-40 41h80a40 40 0 0 1-80 0z" fill="url(#clay)" />
      <path d="M-38 43h76" stroke="#e39a73" strokeWidth="1.800" opacity="0.8" />
      <g fill="#f1e3ca">
        <path d="m-22 51 5 1-1 4-5-1zM2 64l4-2 2 4-4 2zM18 49l5 2-2 3-4-1zM-9 70l3-2 2 3-3 2z" />
        <path d="m-6 50 3-1 1 3-3 1zM26 58l3 1-1 3-3-1z" fill="#57311d" />
        <path d="m-24 62 3 2-2 3-3-2zM10 73l3 1-1 2-3 0z" fill="#57311d" />
      </g>
    </g>
  );
}
