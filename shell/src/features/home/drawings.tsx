const BOX = '0 0 360 150';

/** A route over contour lines, with red at its end. */
export const RouteDrawing = () => (
  <svg viewBox={BOX} fill="none" aria-hidden>
    <g stroke="var(--ink)" strokeWidth={0.8} opacity={0.5}>
      {[16, 28, 42, 58, 76].map((radius) => (
        <ellipse
          key={radius}
          cx={118}
          cy={80}
          rx={radius * 1.5}
          ry={radius * 0.86}
          transform="rotate(-12 118 80)"
        />
      ))}
    </g>
    <path
      d="M24 124C86 34 132 104 188 78S286 26 332 40"
      stroke="var(--red)"
      strokeWidth={2.5}
      strokeDasharray="1 7"
      strokeLinecap="round"
    />
    <circle cx={24} cy={124} r={5} fill="var(--ink)" />
    <circle cx={332} cy={40} r={7} fill="var(--red)" />
  </svg>
);

/** Two work days on one clock, with their shared hours. */
export const OverlapDrawing = () => (
  <svg viewBox={BOX} aria-hidden>
    <path
      d={Array.from({ length: 9 }, (_, hour) => `M${12 + hour * 42} 18V132`).join('')}
      stroke="var(--line)"
    />
    <rect x={96} y={36} width={168} height={26} fill="var(--ink)" />
    <rect x={180} y={86} width={168} height={26} fill="var(--t1)" />
    <rect x={180} y={18} width={84} height={114} fill="var(--red)" opacity={0.16} />
    <path d="M180 18V132M264 18V132" stroke="var(--red)" strokeWidth={2} />
  </svg>
);

/** A page of notes becoming a place. */
export const PlanDrawing = () => (
  <svg viewBox={BOX} fill="none" aria-hidden>
    <rect x={62} y={14} width={110} height={122} fill="var(--sheet)" stroke="var(--ink)" />
    <path
      d="M76 36h76M76 50h82M76 64h60M76 92h80M76 106h68M76 120h74"
      stroke="var(--line-2)"
      strokeWidth={2}
      strokeLinecap="round"
    />
    <rect x={192} y={14} width={110} height={122} fill="var(--buff)" stroke="var(--ink)" />
    <path d="M192 104C214 70 236 96 262 78s28-14 40-6v64H192z" fill="var(--t2)" stroke="var(--ink)" />
    <circle cx={272} cy={44} r={12} fill="var(--red)" />
  </svg>
);
