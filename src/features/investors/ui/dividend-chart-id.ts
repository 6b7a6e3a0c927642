/** Id of the drawing of the dividends, which the server alone writes. */
export const dividendChartId = 'dividend-chart';
