export const CompareRules = () => (
  <>
    <ul>
      <li>
        Each line is one person’s monthly cost. A dashed circle marks a model estimate, which may be off by
        about 30% either way, in some cities by 35%; see the city’s page.
      </li>
      <li>
        “No significant difference” means the difference is within the combined margin of error (the root of
        the summed squares). Two estimates must differ by about half to be significant.
      </li>
      <li>
        For the equivalent income, your spending scales with the monthly cost and your savings stay the same.
        Its range includes the uncertainty of both cities.
      </li>
    </ul>
    <p>
      This leaves out taxes and social contributions, which depend on where you are resident, and your
      personal needs. It doesn’t predict what you would earn there.
    </p>
  </>
);
