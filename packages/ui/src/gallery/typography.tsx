import { Caption, Lead, Logo } from '@wanderwork/ui';
import styled from 'styled-components';

export const Typography = () => (
  <>
    <Logo />
    <Largest>Terra incognita</Largest>
    <h2>Kraków, São Paulo, Đà Nẵng, Şanlıurfa, Łódź, Reykjavík</h2>
    <Aside>Italic is for water, asides and headlines</Aside>
    <Lead>Instrument Sans introduces a page and labels every control.</Lead>
    <div className="prose">
      <p>
        The text cut is for articles. Its letters are drawn for small sizes, so long texts stay easy to read;
        its figures are old-style, 1974 and 2026, while the interface uses tabular figures.
      </p>
      <p>
        Contrast is measured as the <a href="https://www.w3.org/TR/WCAG22/">guidelines</a> say.
      </p>
      <blockquote>Give the figure, then its source.</blockquote>
    </div>
    <p>0123456789, $1,800 a month, 85 Mbps, 17.3 °C, −0.4, 38°43′ N, ± 6, 444,600 tests</p>
    <Caption>A caption goes under pictures and next to figures.</Caption>
  </>
);

const Largest = styled.p`
  font: 400 var(--f-4xl) / 0.95 var(--serif);
  letter-spacing: -0.035em;
`;

const Aside = styled.p`
  font: italic 400 1.5rem/1.2 var(--serif);
`;
