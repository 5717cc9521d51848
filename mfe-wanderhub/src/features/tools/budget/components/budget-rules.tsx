export const BudgetRules = () => (
  <>
    <ul>
      <li>
        Food, transport, leisure and everything else count per person. Rent and bills count per apartment: one
        per two people unless you enter another number. We have no figures for larger apartments.
      </li>
      <li>
        A dashed circle marks a model estimate. It may be off by about 30% either way, in some cities by 35%;
        see the city’s page. The model’s errors add up, so the range of the total is as wide.
      </li>
      <li>
        A month has 30.4 days. Totals are rounded to tens, fifties or hundreds, because the estimates are no
        more exact than that.
      </li>
      <li>
        The hotel rate is what the US government pays its travelers. It is a nightly price, not rent, and
        often higher than a monthly deal.
      </li>
    </ul>
    <p>
      Rents are for long leases. Expect to pay more for a furnished month or two; no open source has those
      prices. Add visas, taxes, insurance and travel yourself.
    </p>
  </>
);
