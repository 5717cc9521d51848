import { encode } from 'uqr';
import styled from 'styled-components';

/** A text as a QR code. It is dark on white in both themes, because scanners require that. */
const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <Square viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={dark.join('')} />
    </Square>
  );
};

export default QrCode;

const Square = styled.svg`
  width: 196px;
  height: 196px;
  border: 1px solid var(--line);
  border-radius: var(--r2);
  background: #fff;
  fill: #0f2e3d;
  forced-color-adjust: none;
`;
