import { Caption, Lead, Logo } from '@wanderwork/ui';
import styled from 'styled-components';

export const Typography = () => (
  <>
    <Logo />
    <Largest>Terra incognita</Largest>
    <h2>Kraków, São Paulo, Đà Nẵng, Şanlıurfa, Łódź, Reykjavík</h2>
    <Aside>Italic is for water, wishes and asides</Aside>
    <Lead>Instrument Sans leads into a page and names everything one operates.</Lead>
    <div className="prose">
      <p>
        The text cut carries the articles. Its letters are drawn for small sizes, so a long read stays calm;
        figures in it are old-style, 1974 and 2026, while those of the interface stand in columns.
      </p>
      <p>
        Contrast is measured as the <a href="https://www.w3.org/TR/WCAG22/">guidelines</a> say.
      </p>
      <blockquote>Say the figure, then where it is from.</blockquote>
    </div>
    <p>0123456789, $1,800 a month, 85 Mbps, 17.3 °C, −0.4, 38°43′ N, ± 6, 444,600 tests</p>
    <Caption>A caption stands under pictures and beside figures.</Caption>
  </>
);

const Largest = styled.p`
  font: 400 var(--f-4xl) / 0.95 var(--serif);
  letter-spacing: -0.035em;
`;

const Aside = styled.p`
  font: italic 400 1.5rem/1.2 var(--serif);
`;
