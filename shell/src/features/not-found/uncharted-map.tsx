import styled from 'styled-components';

/** A contour line around an unknown place: a slightly irregular ring. */
const createContour = (radius: number): string => {
  const points = Array.from({ length: 36 }, (_, step) => {
    const angle = (step / 36) * 2 * Math.PI;
    const wobble =
      1 + 0.1 * Math.sin(2 * angle + 1) + 0.06 * Math.sin(3 * angle) + 0.03 * Math.sin(5 * angle);
    const x = 300 + Math.cos(angle) * radius * wobble * 1.25;
    const y = 200 + Math.sin(angle) * radius * wobble;
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
};

const meridians = [75, 150, 225, 300, 375, 450, 525];
const parallels = [66, 133, 200, 267, 334];

/** An atlas page that was never drawn: a grid, a guessed coast, a route that ends, and red at the current place. */
export const UnchartedMap = () => (
  <Sheet viewBox="0 0 600 400" aria-hidden>
    <rect className="sea" x={10} y={10} width={580} height={380} />
    <g className="fine">
      {meridians.map((x) => (
        <path key={x} d={`M${x} 10V390`} />
      ))}
      {parallels.map((y) => (
        <path key={y} d={`M10 ${y}H590`} />
      ))}
    </g>
    <path className="land" d={createContour(112)} />
    {[136, 160, 184].map((radius, index) => (
      <path key={radius} className="shoal" opacity={0.5 - index * 0.15} d={createContour(radius)} />
    ))}
    <path className="route" d="M46 352C96 330 120 300 168 306S236 288 262 252" />
    <path className="lost" d="M262 252C278 230 288 220 300 204" />
    <g className="name">
      <text x={300} y={170} textAnchor="middle">
        Uncharted
      </text>
    </g>
    <g className="rose" transform="translate(512 322)">
      <circle r={34} />
      <path d="M0-44 7-7 44 0 7 7 0 44-7 7-44 0-7-7Z" />
      <path className="north" d="M0-44 7-7 0 0-7-7Z" />
    </g>
    <g className="here">
      <circle cx={300} cy={202} r={15} />
      <circle className="dot" cx={300} cy={202} r={5} />
    </g>
    <path className="neatline" d="M10 10H590V390H10ZM4 4H596V396H4Z" />
    <path className="ticks" d="M7 10V390M593 10V390M10 7H590M10 393H590" />
  </Sheet>
);

const Sheet = styled.svg`
  width: 100%;
  height: auto;
  fill: none;
  stroke: var(--ink);
  stroke-linejoin: round;

  .sea {
    fill: var(--sea);
    stroke: none;
  }

  .fine {
    stroke: color-mix(in srgb, var(--ink) 16%, transparent);
    stroke-width: 0.8;
  }

  .land {
    fill: var(--paper);
    stroke-width: 1.4;
    stroke-dasharray: 5 5;
  }

  .shoal {
    stroke-width: 0.9;
    stroke-dasharray: 2 5;
  }

  .route {
    stroke-width: 1.8;
  }

  .lost {
    stroke-width: 1.8;
    stroke-dasharray: 2 6;
    stroke-linecap: round;
  }

  .name text {
    fill: var(--ink);
    stroke: none;
    font: italic 400 34px var(--serif);
  }

  .rose {
    stroke-width: 1.1;
  }

  .rose path {
    fill: var(--paper);
  }

  .rose .north {
    fill: var(--ink);
  }

  .here {
    stroke: var(--red);
    stroke-width: 1.6;
  }

  .here .dot {
    fill: var(--red);
    stroke: none;
  }

  .neatline {
    stroke-width: 1;
  }

  .ticks {
    stroke-width: 4;
    stroke-dasharray: 24 24;
  }
`;
