import { lightColors } from './colors.ts';

/**
 * Reset and the look of plain elements: rules for every page without any component. `main` is as high as the window, so
 * that the footer stays below it while content loads: nothing visible moves when it arrives.
 */
export const baseCss = `
*,::before,::after{box-sizing:border-box}
body,h1,h2,h3,h4,p,figure,blockquote,dl,dd{margin:0}
ul,ol{margin:0;padding:0;list-style:none}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:calc(var(--header-height) + var(--space-4));hanging-punctuation:first}
html:has(dialog:modal){overflow:hidden}
body{min-height:100vh;min-height:100dvh;background:var(--color-page);color:var(--color-text);font:400 var(--text-base)/1.6 var(--font-text);
hyphens:auto;overflow-wrap:break-word;-webkit-font-smoothing:antialiased;-moz-osx-font-smoothing:grayscale;font-synthesis:none}
#root{display:flex;flex-direction:column;min-height:100vh;min-height:100dvh}
main{flex:1;min-height:100vh}
main:focus{outline:none}
h1,h2,h3,h4{font-family:var(--font-display);font-weight:var(--weight-display);line-height:1.06;word-spacing:.06em;text-wrap:balance;
hyphenate-limit-chars:14 6 6}
h1{font-size:var(--text-3xl)}h2{font-size:var(--text-2xl)}h3{font-size:var(--text-xl)}h4{font-size:var(--text-lg)}
p{text-wrap:pretty}
a{color:var(--color-brand-text);text-underline-offset:.18em;text-decoration-thickness:.08em}
a:hover{text-decoration-thickness:.14em}
img,svg,video{display:block;max-width:100%}
img{height:auto}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
button{padding:0;border:0;background:none;hyphens:none;cursor:pointer;touch-action:manipulation}
summary{cursor:pointer}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}
time{font-variant-numeric:tabular-nums}
hr{border:0;border-top:1px solid var(--color-line)}
::selection{background:var(--color-brand);color:var(--color-on-brand)}
:focus-visible{outline:3px solid var(--color-focus);outline-offset:2px;border-radius:2px}
:target{scroll-margin-top:calc(var(--header-height) + var(--space-4))}
[hidden]{display:none!important}
@media (prefers-reduced-motion:reduce){*,::before,::after{animation:none!important;scroll-behavior:auto!important}}
`;

/** The part of it that is invisible until something happens. */
export const lateCss = `
.startup-failure{max-width:60rem;margin:0 auto;padding:var(--space-10) var(--gutter)}
.startup-failure>*+*{margin-top:var(--space-4)}
.startup-failure pre{overflow:auto;padding:var(--space-4);background:var(--color-sunken);font-size:var(--text-xs)}
.startup-failure button{min-height:48px;padding:0 var(--space-6);border-radius:var(--radius);background:var(--color-brand);color:var(--color-on-brand);font-weight:700}
::view-transition{pointer-events:none}
::view-transition-old(root),::view-transition-new(root){animation-duration:var(--motion-fast)}
@media (forced-colors:active){
:is([aria-current]:not([aria-current=false]),[aria-pressed=true],[aria-selected=true]):not(:focus-visible){outline:2px solid Highlight;outline-offset:-2px}
}
@media print{
:root:root{color-scheme:light;--color-page:#fff;--color-surface:#fff;--color-sunken:#fff;--color-text:#000;--color-muted:#333;--color-line:#bbb;
--color-brand-text:var(--club-text);--color-brand-mark:var(--club-mark);--color-frame:#fff;--color-frame-raised:#fff;--color-on-frame:#000;--color-on-frame-muted:#333;
--color-frame-brand-text:var(--club-text);--color-danger:${lightColors.danger};--header-overhang:0px;--shadow:none}
body{font-size:11pt}
main{min-height:0}
header[data-frame],footer[data-frame],[data-noprint]{display:none!important}
details::details-content{content-visibility:visible;block-size:auto}
main a[href^='/']::after{content:none}
h1,h2,h3{break-after:avoid}img,tr,figure{break-inside:avoid}
}
`;
