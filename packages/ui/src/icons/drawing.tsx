import styled from 'styled-components';

interface Props {
  /** A path on lucide's 24-unit grid. */
  path: string;
  size?: number;
  label?: string;
}

/** A line drawing in the text color; decorative unless it has a label. */
export const Drawing = ({ path, size = 18, label }: Props) => (
  <Lines
    viewBox="0 0 24 24"
    width={size}
    height={size}
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
  >
    <path d={path} />
  </Lines>
);

const Lines = styled.svg`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.6;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
