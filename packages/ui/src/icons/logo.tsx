import { PRODUCT_NAME } from '@wanderwork/contracts';
import styled from 'styled-components';

interface Props {
  /** Only the mark, where there is no room for the name. */
  markOnly?: boolean;
}

/** The logo: a W as a route across a round chart, with red where the traveler is. */
export const Logo = ({ markOnly = false }: Props) => (
  <Lettering>
    <svg
      viewBox="0 0 28 28"
      width={28}
      height={28}
      role={markOnly ? 'img' : undefined}
      aria-label={markOnly ? PRODUCT_NAME : undefined}
      aria-hidden={markOnly ? undefined : true}
    >
      <circle cx={14} cy={14} r={12.5} fill="none" stroke="currentColor" strokeWidth={1.5} />
      <path
        d="M5.6 9 9.4 19.6 14 12.4l4.6 7.2L22.4 9"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.7}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx={14} cy={8.4} r={2.2} fill="var(--red)" />
    </svg>
    {!markOnly && PRODUCT_NAME}
  </Lettering>
);

const Lettering = styled.span`
  display: inline-flex;
  gap: 10px;
  align-items: center;
  font: 400 1.375rem/1 var(--serif);
  letter-spacing: -0.02em;
`;
