export { ThirdPartyBanner, type ThirdPartyBannerProps } from './ThirdPartyBanner.tsx';
